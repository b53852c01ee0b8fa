import { directionOf, localeOf } from '@fairgate/schema/locales';
import { I18nProvider } from '@lingui/react';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RouterContext } from '#app/context.ts';
import { DataProvider } from '#app/DataProvider.tsx';
import { rootHead } from './root-head.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => rootHead(match.context),
  shellComponent: Document,
  component: Outlet,
});

function Document({ children }: { children: ReactNode }) {
  const { locale, i18n, apollo } = Route.useRouteContext();
  return (
    <html lang={localeOf(locale).tag} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <DataProvider source={apollo}>{children}</DataProvider>
        </I18nProvider>
        <Scripts />
      </body>
    </html>
  );
}
