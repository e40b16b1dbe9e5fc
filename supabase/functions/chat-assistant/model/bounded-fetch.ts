/** Bytes that an answer of 300 tokens can never need. */
const largest = 256 * 1024;

/** `fetch` that fails once an answer grows beyond 256 KB, so that no endpoint can fill the memory. */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  let received = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > largest) {
          controller.error(new Error("The answer is too large."));
        } else {
          controller.enqueue(chunk);
        }
      },
    }),
  );
  return new Response(counted ?? null, response);
}
