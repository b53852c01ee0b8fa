import { directionOf, localeOf } from '@fairgate/schema/locales';
import { I18nProvider } from '@lingui/react';
import { CatchBoundary, createRootRouteWithContext, HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RouterContext } from '#platform/router-context.ts';
import { AnswersScript } from './AnswersScript.tsx';
import { checkAccess } from './check-access.ts';
import { DataProvider } from './DataProvider.tsx';
import { HydrationMark } from './HydrationMark.tsx';
import { useMode } from '#platform/mode.ts';
import { FailedPage } from '#pages/shell/FailedPage.tsx';
import { rootHead } from '#pages/shell/root-head.ts';
import { Shell } from '#pages/shell/Shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  // On the server the gateway has checked access (http/ssr.ts).
  beforeLoad: (step): Promise<void> | undefined => {
    if (import.meta.env.SSR) return undefined;
    const open = () => step.context.openCode?.(step);
    return checkAccess(step)?.then(open) ?? open();
  },
  head: ({ match }) => rootHead(match.context),
  shellComponent: Document,
});

const nothing = () => undefined;

/** The whole document. Every page, also a failed one, is in the shell. */
function Document({ children }: { children: ReactNode }) {
  const { locale, i18n, apollo, answersHtml, onHydrated = nothing } = Route.useRouteContext();
  return (
    <html
      lang={localeOf(locale).tag}
      dir={directionOf(locale)}
      data-mode={useMode()}
      suppressHydrationWarning
    >
      <head>
        {/* Not rendered by the router, which keeps only one of two meta tags with the same name. */}
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15171a" media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <DataProvider source={apollo}>
            {/* A failure of the shell itself: without this, the router would replace the whole document. */}
            <CatchBoundary getResetKey={() => 'shell'} errorComponent={FailedPage}>
              <Shell>{children}</Shell>
            </CatchBoundary>
            <HydrationMark onHydrated={onHydrated} />
          </DataProvider>
        </I18nProvider>
        <AnswersScript html={answersHtml} />
        <Scripts />
      </body>
    </html>
  );
}
