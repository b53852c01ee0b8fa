import { ScanCard } from '#features/card-reader/ScanCard.tsx';
import { Registration } from '#features/registration/Registration.tsx';
import { TagField } from '#features/tag-picker/TagField.tsx';
import type { ComponentProps } from 'react';

/** The registration with the tag picker and the card reader. */
export function RegistrationSection(
  props: Omit<ComponentProps<typeof Registration>, 'TagField' | 'ScanCard'>,
) {
  return <Registration {...props} TagField={TagField} ScanCard={ScanCard} />;
}
