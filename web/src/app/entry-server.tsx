import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { Fault } from '#platform/fault.ts';
import { assetsOf } from './assets.ts';
import type { Answer } from './answers.ts';
import type { Dehydrated } from './dehydrated.ts';
import { executeLink } from './execute-link.ts';
import { openLanguage } from './language.ts';
import type { Render } from './render.ts';
import { createAppRouter } from './router.tsx';
import { statusOf } from './status.ts';

const unused = () => Promise.reject(new Error('The server does not switch languages'));

export const render: Render = async ({ request, locale, site, device, userKind, nonce, execute }) => {
  const answers: Answer[] = [];
  const language = await openLanguage(locale, executeLink(execute, answers));
  const origin = new URL(request.url).origin;
  const renderedAt = new Date().toISOString();
  const router = createAppRouter({ ...language, site, device, userKind, renderedAt, origin, switchLanguage: unused }, nonce);
  router.options.dehydrate = () => ({ site, device, userKind, renderedAt, answers }) satisfies Dehydrated as never;

  const handle = createRequestHandler({ request, createRouter: () => router, getRouterManifest: () => assetsOf(locale) });
  const response = await handle(({ responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }));
  const failed = router.state.matches.find((match) => match.status === 'error');
  if (failed) return withStatus(response, statusOf(Fault.from(failed.error).code));
  return await wasAbandoned(response) ? withStatus(response, 500) : response;
};

const withStatus = ({ body, headers }: Response, status: number) => new Response(body, { status, headers });

/** React leaves a boundary whose component threw to the browser, without a word; the page then says too little for a 200. */
async function wasAbandoned(response: Response): Promise<boolean> {
  const abandoned = response.status === 200 && (await response.clone().text()).includes('<!--$!-->');
  if (abandoned) console.error('A component threw while the page was rendered; open it in development to see which one');
  return abandoned;
}
