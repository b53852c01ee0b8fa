// §2: an unmatched path redirects to the site's root.
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', statusCode: 302, replace: true });
  },
});
