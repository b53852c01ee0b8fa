// §2: an unmatched path redirects to the site's root.
import { createFileRoute, redirect } from '@tanstack/react-router';
import { askedLanguage } from '#platform/asked-language.ts';

export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/', search: askedLanguage(location.search), statusCode: 302, replace: true });
  },
});
