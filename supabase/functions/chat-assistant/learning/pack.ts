import type { Learned } from "../understanding/scoring/learned.ts";

const kinds = { Int8Array, Uint16Array, Uint32Array };
type Column = InstanceType<(typeof kinds)[keyof typeof kinds]>;

/** Of these each number is kept as how far it is from the one before. */
const inSteps = new Set(["own", "buckets"]);

/**
 * What is learned, small: JSON without its columns of numbers, then these, compressed (gzip), in letters (base64). Of
 * a list of texts, what each begins with as the one before does is left out.
 */
export async function pack(learned: Learned): Promise<string> {
  const columns: number[] = [];
  const json = JSON.stringify(learned, (key, value) => {
    if (ArrayBuffer.isView(value)) {
      const column = value as Column;
      writeColumn(columns, key, column);
      return { kind: column.constructor.name, length: column.length };
    }
    if (!Array.isArray(value)) return value;
    const texts: readonly string[] = value;
    const shared = texts.map((text, at) => sharedBy(texts[at - 1] ?? "", text));
    writeColumn(columns, key, Uint32Array.from(shared));
    const rest = texts.map((text, at) => text.slice(shared[at]));
    return { texts: rest.join("\n"), length: texts.length };
  });
  const plain = new TextEncoder().encode(`${json}\n`);
  const bytes = await through(
    new CompressionStream("gzip"),
    Uint8Array.from([...plain, ...columns]),
  );
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** What was packed. */
export async function unpack(packed: string): Promise<Learned> {
  const letters = atob(packed);
  const packedBytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const bytes = await through(new DecompressionStream("gzip"), packedBytes);
  const end = bytes.indexOf("\n".charCodeAt(0));
  const readColumn = createReadColumn(bytes.subarray(end + 1));
  return JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)), (key, value) => {
    if (value.kind) return readColumn(key, value);
    if (value.texts === undefined) return value;
    const { length } = value as { length: number };
    const shared = readColumn(key, { kind: "Uint32Array", length });
    const texts = length > 0 ? (value.texts as string).split("\n") : [];
    let before = "";
    return texts.map((text, at) => {
      before = before.slice(0, shared[at]) + text;
      return before;
    });
  });
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array) {
  const out = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

function sharedBy(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** A number in bytes of seven bits, all but the last with the eighth; small ones stay small on both sides of nought. */
function writeColumn(bytes: number[], key: string, column: Column): void {
  for (const [at, number] of column.entries()) {
    const step = inSteps.has(key) ? number - (column[at - 1] ?? 0) : number;
    let rest = step < 0 ? -2 * step - 1 : 2 * step;
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  }
}

function createReadColumn(bytes: Uint8Array) {
  let at = 0;
  return (key: string, { kind, length }: { kind: keyof typeof kinds; length: number }): Column => {
    const column = new kinds[kind](length);
    for (let place = 0; place < length; place++) {
      let [read, shift] = [0, 0];
      for (; (bytes[at] as number) > 127; shift += 7)
        read |= ((bytes[at++] as number) & 127) << shift;
      read |= (bytes[at++] as number) << shift;
      const step = read & 1 ? -((read + 1) >>> 1) : read >>> 1;
      column[place] = inSteps.has(key) ? step + (column[place - 1] ?? 0) : step;
    }
    return column;
  };
}
