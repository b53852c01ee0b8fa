import type { PocketPack } from '@fairgate/schema/pocket';
import type { Industry, RegistrationModalQuery, RegistrationPageQuery } from '#graphql';
import { ticketFromPack } from './exhibition-from-pack.ts';
import { addressed, type OpenPack } from './open-pack.ts';

/** Codes need the server: nothing is confirmed without it. Undefined in a pack that has no form. */
function registrationForm({ exhibition: { registration } }: PocketPack) {
  return (
    registration && {
      __typename: 'RegistrationForm' as const,
      industry: registration.industry as Industry | null,
      hotTags: registration.hotTags.map((tag) => ({ __typename: 'Tag' as const, ...tag })),
      verificationChannels: [],
    }
  );
}

export function registrationPage(stored: OpenPack): RegistrationPageQuery | undefined {
  const form = registrationForm(stored.pack);
  return form && { __typename: 'Query', exhibition: { ...ticketFromPack(stored), registrationForm: form } };
}

export function registrationModal({ pack }: OpenPack): RegistrationModalQuery | undefined {
  const form = registrationForm(pack);
  return form && { __typename: 'Query', exhibition: { ...addressed(pack), registrationForm: form } };
}
