import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { SupplierLoginForm } from '#features/login-panel/SupplierLoginForm.tsx';
import { NarrowPage } from '../../NarrowPage.tsx';

const root = getRouteApi('__root__');

/**
 * §6 The login of suppliers. It leads to the supplier's home page by a full load, as the server renders
 * another page for suppliers.
 */
export function SupplierLoginPage() {
  const { site } = root.useRouteContext();
  return (
    <NarrowPage title={<Trans>Log in as a supplier</Trans>}>
      <p className="text-mute">
        <Trans>See your company as buyers do, and what needs your attention.</Trans>
      </p>
      <SupplierLoginForm onSignedIn={() => location.replace(withDeployPath(site.deployPath, '/'))} />
      <Link
        to="/login"
        className="inline-flex min-h-11 items-center justify-self-start text-sm text-mute underline underline-offset-4"
      >
        <Trans>Log in as a buyer</Trans>
      </Link>
    </NarrowPage>
  );
}
