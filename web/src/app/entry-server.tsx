import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { AnyRouter } from '@tanstack/react-router';
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';
import { renderToString } from 'react-dom/server';
import { answersJson, type Answer } from '#fast/answers.ts';
import { renderedHtml } from '#fast/rendered-html.ts';
import { RenderedPartsContext } from '#fast/rendered-once.tsx';
import { serverData } from '#fast/server-data.ts';
import { sectionsLoaded } from '#ui/lazy-section.tsx';
import { scriptJson } from '#platform/script-json.ts';
import { assets, inlineScripts, startTags } from './assets.ts';
import { sourceOf } from '#platform/data-source.ts';
import type { Dehydrated } from './dehydrated.ts';
import { openLanguage } from './language.ts';
import type { Render } from './render.ts';
import { createAppRouter } from './router.tsx';
import { serverClient } from './server-client.ts';
import { statusOf } from './status.ts';

const whenLoaded = sectionsLoaded();
const unused = () => Promise.reject(new Error('The server does not switch languages'));

/** The scripts of every page, for the policy of the shell. */
export { inlineScripts };

export const render: Render = async (input) => {
  const { request, locale, site, device, userKind, nonce, execute, plain = [] } = input;
  await whenLoaded;
  const answers: Answer[] = [];
  const client = plain.includes('client') ? serverClient(execute) : undefined;
  const language = await openLanguage(locale, client ? sourceOf(client) : serverData(execute, answers));
  const { origin, searchParams } = new URL(request.url);
  const renderedAt = new Date().toISOString();
  const { lookUpPart, assemble } = renderedHtml(language.i18n, site.deployPath);
  const router = createAppRouter(
    {
      ...language,
      site,
      device,
      userKind,
      renderedAt,
      origin,
      ...(searchParams.get('lang') === locale && { languageOfAddress: locale }),
      answersHtml: () => (client ? scriptJson(JSON.stringify(client.cache.extract())) : answersJson(answers)),
      ...(plain.includes('badge') && { isWithoutEarlyBadge: true }),
      switchLanguage: unused,
    },
    nonce,
  );
  router.options.dehydrate = () =>
    ({
      site,
      device,
      userKind,
      renderedAt,
      ...(plain.length > 0 && { plain }),
    }) satisfies Dehydrated as never;

  // The page does not travel inside the Response: each way in and out would copy and check all of its text.
  let html: Buffer = Buffer.alloc(0);
  let isComplete = true;
  const scripts = [...inlineScripts];
  // The router reads only address and signal of the request; a real Request takes as long to make as the
  // address takes to parse.
  const handle = createRequestHandler({
    request: request as Request,
    createRouter: () => router,
    getRouterManifest: assets,
  });
  const { status, headers } = await handle(async ({ responseHeaders }) => {
    noteRouterScripts(router, scripts);
    const page = renderToString(
      <RenderedPartsContext value={plain.includes('html') ? undefined : lookUpPart}>
        <RouterServer router={router} />
      </RenderedPartsContext>,
    );
    isComplete = isWhole(page);
    const marked = await transformHtmlStringWithRouter(
      router,
      page.replace(
        '</head>',
        () => `${startTags(locale, router.state.matches.at(-1)?.routeId ?? '')}</head>`,
      ),
    );
    html = assemble(marked);
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  const failed = router.state.matches.find((match) => match.status === 'error');
  const ownStatus = failed ? statusOf(failed.error) : status === 200 && !isComplete ? 500 : status;
  return { status: ownStatus, headers: Object.fromEntries(headers), html, inlineScripts: scripts };
};

/** Adds the router's inline scripts to the list, some of them as it makes them. */
function noteRouterScripts(router: AnyRouter, scripts: string[]): void {
  const restoring = getScrollRestorationScriptForRouter(router);
  // The suffix of the router's ScriptOnce.
  if (restoring) scripts.push(`${restoring};document.currentScript.remove()`);
  const { serverSsr } = router;
  if (!serverSsr) return;
  const take = serverSsr.takeInitialHydrationScriptTags;
  serverSsr.takeInitialHydrationScriptTags = () => {
    const tags = take();
    for (const { children } of tags ? [...tags.before, tags.boundary] : [])
      if (children) scripts.push(children);
    return tags;
  };
}

/**
 * When a component throws, React silently leaves its boundary to the browser. Such a page is incomplete and
 * must not be a 200.
 */
function isWhole(page: string): boolean {
  const whole = !page.includes('<!--$!-->');
  if (!whole)
    console.error('A component threw during rendering; open the page in development to see which one');
  return whole;
}
