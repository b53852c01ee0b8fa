// Distinct requests must not fill the memory of a gateway: its stores have limits in bytes.
import type { Finding, Scenario } from './scenario.ts';

const searches = 50_000;
const atOnce = 16;
/** Growth of the second half: the stores are full by then. */
const growthMostMb = 60;

export const memory: Scenario = {
  name: 'memory',
  env: { NODE_OPTIONS: '--max-old-space-size=400' },
  async *run(app): AsyncGenerator<Finding> {
    const statuses = new Map<number, number>();
    const residentMb: number[] = [];
    let sent = 0;
    const visit = async () => {
      while (sent < searches) {
        const word = `w${(sent += 1)}`;
        if (sent % 1_000 === 0) residentMb.push(app.residentMb());
        const query = `{ searchProducts(filter: { keyword: "${word}" }) { totalCount nodes { id name } } }`;
        const answer = await fetch(`${app.url}/graphql?query=${encodeURIComponent(query)}`, {
          headers: { 'apollo-require-preflight': 'true', 'x-forwarded-for': `10.${sent % 250}.1.1` },
        });
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, visit));
    const half = residentMb[Math.floor(residentMb.length / 2)] ?? 0;
    const last = residentMb.at(-1) ?? 0;
    const counts = [...statuses].map(([status, many]) => `${many} × ${status}`).join(', ');
    yield {
      attack: `${searches.toLocaleString('en')} distinct searches, 400 MB of heap`,
      promise: `the gateway lives, and grows at most ${growthMostMb} MB in the second half`,
      measured: `${residentMb[0] ?? 0} MB, half-way ${half} MB, at the end ${last} MB; ${counts}`,
      kept: last - half <= growthMostMb,
    };
  },
};
