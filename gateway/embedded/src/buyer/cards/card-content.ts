/** The fields as the wire names them; null where the owner gives none. */
export type CardContent = {
  readonly name: string | null;
  readonly company: string | null;
  readonly jobTitle: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly countryId: string | null;
  readonly website: string | null;
};
