// The command of `embedded --` in the journeys: two gateways over the same services. The second trusts a proxy, so that a
// journey can come from any country (visitors.ts). Exits when one of them exits.
import { spawn } from 'node:child_process';

const gateways = [
  spawn('gateway', { stdio: 'inherit' }),
  spawn('gateway', {
    stdio: 'inherit',
    env: { ...process.env, PORT: process.env.PROXIED_PORT, TRUST_PROXY: 'true', MAILBOX: 'false' },
  }),
];

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    for (const gateway of gateways) gateway.kill(signal);
  });
for (const gateway of gateways)
  gateway.on('close', (code) => {
    process.exitCode ??= code ?? 1;
    for (const other of gateways) other.kill('SIGTERM');
  });
