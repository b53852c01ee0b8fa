import { LoginModal } from '#features/login-panel/LoginModal.tsx';
import { TagField } from '#features/tag-picker/TagField.tsx';
import type { LoginRequest } from '#platform/session/login-request.ts';

/** The panel with its parts from other features. */
export function LoginDialog({ request }: { readonly request: LoginRequest | undefined }) {
  return <LoginModal request={request} TagField={TagField} />;
}
