import { z } from 'zod';
import { readRunning } from '../folder/running.ts';
import { exitCodes, Stop } from '../exit.ts';

export type PriceChange = {
  readonly productId: string;
  readonly variantId: string | undefined;
  readonly factor: number | undefined;
  readonly stock: number | undefined;
};

const errorAnswer = z.object({ msg: z.string() });

/** Changes the price or stock of a product or variant through the running services of this data folder. Resolves to a message about it. */
export async function changePrices(folder: string, change: PriceChange): Promise<string> {
  const running = readRunning(folder);
  const control = running?.control;
  const notRunning = `No services are running on the data folder ${folder}. Start embedded first.`;
  if (!control) throw new Stop(exitCodes.unavailable, notRunning);
  const response = await fetch(new URL('/control/offer', control.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'control-key': control.key },
    body: JSON.stringify(change),
  }).catch((cause: unknown) => {
    // A killed process leaves its address behind.
    throw new Stop(exitCodes.unavailable, notRunning, { cause });
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Stop(exitCodes.usage, `The services rejected the change: ${messageOf(answer)}`);
  return JSON.stringify(answer);
}

function messageOf(answer: unknown): string {
  return errorAnswer.safeParse(answer).data?.msg ?? JSON.stringify(answer);
}
