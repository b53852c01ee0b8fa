import { Registration } from '#features/registration/Registration.tsx';
import { TagField } from '#features/tag-picker/TagField.tsx';
import type { ComponentProps } from 'react';

/** The registration with the tag picker. */
export function RegistrationSection(props: Omit<ComponentProps<typeof Registration>, 'TagField'>) {
  return <Registration {...props} TagField={TagField} />;
}
