import type { Learned } from "../understanding/scoring/learned.ts";
import { fromLetters, toLetters } from "./letters.ts";

const kinds = { Int8Array, Uint16Array, Uint32Array };
type Column = InstanceType<(typeof kinds)[keyof typeof kinds]>;

/** Of these each number is kept as how far it is from the one before. */
const inSteps = new Set(["own", "buckets"]);
/** Of these two from -7 to 7 stand in a byte: most are nothing, which then takes less than a bit. */
const inPairs = new Set(["weights"]);

/**
 * What is learned, small: JSON without its columns of numbers, then these, compressed (gzip), in letters. Of
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
    writeTexts(columns, key, value);
    return { texts: value.length };
  });
  const plain = new TextEncoder().encode(`${json}\n`);
  const bytes = await through(
    new CompressionStream("gzip"),
    Uint8Array.from([...plain, ...columns]),
  );
  return toLetters(bytes);
}

/** What was packed. */
export async function unpack(packed: string): Promise<Learned> {
  const bytes = await through(new DecompressionStream("gzip"), fromLetters(packed));
  const end = bytes.indexOf("\n".charCodeAt(0));
  const read = createReader(bytes.subarray(end + 1));
  return JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)), (key, value) => {
    if (value.kind) return read.column(key, value);
    return value.texts === undefined ? value : read.texts(key, value.texts);
  });
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array) {
  const out = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

/** Of each text how much it begins with as the one before does, and what follows. */
function writeTexts(bytes: number[], key: string, texts: readonly string[]): void {
  const encoder = new TextEncoder();
  const written = texts.map((text) => encoder.encode(text));
  const shared = written.map((text, at) => sharedBy(written[at - 1], text));
  const rests = written.map((text, at) => text.subarray(shared[at]));
  writeColumn(bytes, key, Uint32Array.from(shared));
  writeColumn(
    bytes,
    key,
    Uint32Array.from(rests, ({ length }) => length),
  );
  for (const rest of rests) for (const byte of rest) bytes.push(byte);
}

function sharedBy(one: Uint8Array | undefined, other: Uint8Array): number {
  let length = 0;
  while (one && length < one.length && one[length] === other[length]) length++;
  return length;
}

/** A number in bytes of seven bits, all but the last with the eighth; small ones stay small on both sides of nought. */
function writeColumn(bytes: number[], key: string, column: Column): void {
  if (inPairs.has(key)) {
    writePairs(bytes, column);
    return;
  }
  for (const [at, number] of column.entries()) {
    const step = inSteps.has(key) ? number - (column[at - 1] ?? 0) : number;
    let rest = unsigned(step);
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  }
}

function writePairs(bytes: number[], column: Column): void {
  for (let at = 0; at < column.length; at += 2)
    bytes.push((unsigned(column[at] as number) << 4) | unsigned(column[at + 1] ?? 0));
}

function unsigned(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

function signed(number: number): number {
  return number & 1 ? -((number + 1) >>> 1) : number >>> 1;
}

function createReader(bytes: Uint8Array) {
  let at = 0;
  function column(key: string, { kind, length }: { kind: keyof typeof kinds; length: number }) {
    const read: Column = new kinds[kind](length);
    if (inPairs.has(key)) readPairs(read);
    else readNumbers(read, inSteps.has(key));
    return read;
  }
  function readPairs(read: Column): void {
    for (let place = 0; place < read.length; place++) {
      const pair = bytes[at + (place >>> 1)] as number;
      read[place] = signed(place & 1 ? pair & 15 : pair >>> 4);
    }
    at += Math.ceil(read.length / 2);
  }
  function readNumbers(read: Column, isInSteps: boolean): void {
    for (let place = 0; place < read.length; place++) {
      let [number, shift] = [0, 0];
      for (; (bytes[at] as number) > 127; shift += 7)
        number |= ((bytes[at++] as number) & 127) << shift;
      number |= (bytes[at++] as number) << shift;
      const step = signed(number);
      read[place] = isInSteps ? step + (read[place - 1] ?? 0) : step;
    }
  }
  return {
    column,
    /** Each as a string of its own: one that is put together of others would hold on to them. */
    texts(key: string, length: number): string[] {
      const [shared, rests] = [
        column(key, { kind: "Uint32Array", length }),
        column(key, { kind: "Uint32Array", length }),
      ];
      const lengths = Array.from(rests, (rest, place) => rest + (shared[place] as number));
      const decoder = new TextDecoder();
      const text = new Uint8Array(lengths.reduce((most, length) => Math.max(most, length), 0));
      return Array.from(rests, (rest, place) => {
        const from = shared[place] as number;
        text.set(bytes.subarray(at, at + rest), from);
        at += rest;
        return decoder.decode(text.subarray(0, lengths[place]));
      });
    },
  };
}
