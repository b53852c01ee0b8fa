import { readRunning } from '../folder/running.ts';
import { exitCodes, Stop } from '../exit.ts';

export type PriceChange = {
  readonly productId: string;
  readonly factor: number | undefined;
  readonly stock: number | undefined;
};

/** Changes a product's price or stock through the running services of this data folder. Resolves to a message about it. */
export async function changePrices(folder: string, change: PriceChange): Promise<string> {
  const running = readRunning(folder);
  const control = running?.control;
  const nothingRuns = `Nothing runs on the data folder ${folder}. Start embedded first.`;
  if (!control) throw new Stop(exitCodes.unavailable, nothingRuns);
  const response = await fetch(new URL('/control/offer', control.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'control-key': control.key },
    body: JSON.stringify(change),
  }).catch((cause: unknown) => {
    // A killed process leaves its address behind.
    throw new Stop(exitCodes.unavailable, nothingRuns, { cause });
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Stop(exitCodes.usage, `Refused: ${JSON.stringify(answer)}`);
  return JSON.stringify(answer);
}
