/**
 * Loads files of this build, several at once.
 * @param onProgress is called with the bytes that have arrived, of all files.
 * @throws Error when one cannot be loaded; the signal's reason when it is aborted.
 */
export async function fetchBytes(
  addresses: readonly string[],
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<ArrayBuffer[]> {
  let arrived = 0;
  const load = async (address: string): Promise<ArrayBuffer> => {
    const { ok, status, body } = await fetch(address, { signal });
    if (!ok || !body) throw new Error(`${address}: status ${status}`);
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, controller) {
          arrived += part.byteLength;
          onProgress(arrived);
          controller.enqueue(part);
        },
      }),
    );
    return await new Response(counted).arrayBuffer();
  };
  return await Promise.all(addresses.map(load));
}
