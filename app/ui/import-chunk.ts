/** Stylesheets that could not be fetched; undefined until the first chunk is asked for. */
let missing: Set<HTMLLinkElement> | undefined;
/** Those that are being fetched again: whoever asks meanwhile, as a finger does twice, waits for them as well. */
const underWay = new Set<Promise<unknown>>();

/** Milliseconds after which code or a stylesheet that has not come counts as lost. */
const patience = 30_000;
/** The stylesheets that were lost so. */
const late = new WeakSet<HTMLLinkElement>();
/** Those that are fetched for the first time, or were, and whose time is counted. */
const timed = new WeakSet<HTMLLinkElement>();

/**
 * Imports a chunk that the visitor now needs, with its styles; rejects when either cannot be fetched, and may
 * then be called again. The bundler's own loader asks for a stylesheet only once, so that after a lost
 * connection a second import would come without its looks.
 */
export async function importChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  missing ??= watchStylesheets();
  for (const link of missing) fetchAgain(link);
  await Promise.all(underWay);
  const chunk = inTime(load());
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    endInTime(link);
  return chunk;
}

/** The browser waits for code without end: what has not come in time fails, and who asks again may find that it has come. */
function inTime<Chunk>(loading: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    loading.then(resolve, reject);
    setTimeout(reject, patience);
  });
}

/** So does the bundler's own loader for a stylesheet: what has not come in time fails, for it and for who asks again. */
function endInTime(link: HTMLLinkElement): void {
  if (link.sheet || timed.has(link)) return;
  timed.add(link);
  setTimeout(() => {
    if (link.sheet || missing?.has(link)) return;
    late.add(link);
    link.dispatchEvent(new Event("error"));
  }, patience);
}

function watchStylesheets(): Set<HTMLLinkElement> {
  const failed = new Set<HTMLLinkElement>();
  const note = ({ target }: Event) => {
    // Modules that are only preloaded are the import's own business: Firefox reports those that are there already.
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failed.add(target);
  };
  addEventListener("error", note, true);
  return failed;
}

function fetchAgain(link: HTMLLinkElement): void {
  missing?.delete(link);
  // In the place of one that has gone nothing would come.
  if (!link.isConnected) return;
  const next = link.cloneNode() as HTMLLinkElement;
  // Under the same address a browser waits on for the answer that has not come.
  if (late.has(link)) next.href += "?";
  const fetched = new Promise((resolve, reject) => {
    next.addEventListener("load", resolve);
    next.addEventListener("error", reject);
    setTimeout(reject, patience);
    link.replaceWith(next);
  });
  underWay.add(fetched);
  const end = () => underWay.delete(fetched);
  fetched.then(end, (error?: Event) => {
    end();
    if (error) return;
    late.add(next);
    missing?.add(next);
  });
}
