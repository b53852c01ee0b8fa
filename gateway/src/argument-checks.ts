// What GraphQL's types cannot express about arguments (§5), checked in one place before any resolver runs, so that no
// service refuses a request for the caller's mistake. A list's length and a page's number are checked where they are
// used (resolvers/connection.ts), and forms by their rules (schema/src/rules).
import {
  gateMaxCharacters,
  keywordMaxCharacters,
  leadNoteMaxCharacters,
  linkSecretMaxCharacters,
  quantityMaxUnits,
  signedCardMaxCharacters,
  visitNoteMaxCharacters,
} from '@fairgate/schema/limits';
import { isStorable } from '@fairgate/schema/rules/storable';
import {
  GraphQLID,
  GraphQLString,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { invalidArgument } from './coded-error.ts';

/** @throws CodedError BAD_USER_INPUT that names the path. */
type Check = (value: unknown, path: string) => void;

const idMostCharacters = 64;
const textMostCharacters = 10_000;
const listMost = 100;
const codeMostCharacters = 100;
const intMost = 2 ** 31 - 1;

const wholeNumber =
  (least: number, most: number): Check =>
  (value, path) => {
    if (typeof value !== 'number' || value < least || value > most)
      invalidArgument(path, `must be ${least} to ${most}`);
  };

const text =
  (most: number, least = 0): Check =>
  (value, path) => {
    if (typeof value !== 'string') return;
    if (!isStorable(value)) invalidArgument(path, 'must not contain NUL or half of a surrogate pair');
    if (value.length > most) invalidArgument(path, `must have at most ${most} characters`);
    if (value.length < least) invalidArgument(path, 'must not be empty');
  };

const words = text(keywordMaxCharacters);
const link = text(linkSecretMaxCharacters, 1);
const code = text(codeMostCharacters);

const price: Check = (value, path) => {
  if (typeof value !== 'string' || !/^\d{1,9}(?:\.\d{1,3})?$/.test(value))
    invalidArgument(path, 'must be 0 to 999999999.999, with at most 3 decimal places');
};

/** By argument or input field; for a list, the rule of its items. */
const rules: Readonly<Record<string, Check>> = {
  'Query.article.country': words,
  'Query.categoryNamed.name': words,
  'Query.currentExhibition.siteName': code,
  'Query.eshow.shortName': code,
  'Query.eshow.siteName': code,
  'Query.fairPage.siteName': code,
  'BookStandInput.hall': code,
  'Query.searchSuggestions.text': words,
  'Product.priceGuide.quantity': wholeNumber(1, quantityMaxUnits),
  'Product.reviews.stars': wholeNumber(1, 5),
  'ProductFilter.keyword': words,
  'ProductFilter.certificates': code,
  'ProductFilter.maximumMinimumOrder': wholeNumber(1, intMost),
  'SupplierFilter.keyword': words,
  'SupplierFilter.certificates': code,
  'Exhibition.products.keyword': words,
  'Exhibition.hallPlan.hall': code,
  'ExhibitorFilter.keyword': words,
  'ExhibitorFilter.halls': code,
  'VisitInput.note': text(visitNoteMaxCharacters),
  'MoneyInput.amount': price,
  'OrganisedExhibition.registrations.keyword': words,
  'OrganisedExhibition.standRequests.keyword': words,
  'OrganisedExhibition.prizeClaims.keyword': words,
  'OperatorUser.tickets.keyword': words,
  'OperatorUser.invitations.keyword': words,
  'ScanInput.badgeNumber': code,
  'ScanInput.gate': text(gateMaxCharacters),
  'ReceivedCardInput.signedCode': text(signedCardMaxCharacters, 1),
  'LeadInput.signedCode': text(2_000, 1),
  'LeadInput.note': text(leadNoteMaxCharacters),
  'Mutation.checkPasswordLink.link': link,
  'Mutation.openBadge.link': link,
  'Mutation.openMailSettings.link': link,
  'Mutation.openRegistration.link': link,
  'MailSettingsInput.link': link,
};

/** Makes every field of the schema check its arguments. */
export function checkArguments(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const check = checkOfArguments(field, type.name);
      const { resolve, subscribe } = field;
      if (!check) continue;
      if (resolve)
        field.resolve = (source, args: object, context, info) => (
          check(args),
          resolve(source, args, context, info)
        );
      if (subscribe)
        field.subscribe = (source, args: object, context, info) => (
          check(args),
          subscribe(source, args, context, info)
        );
    }
  }
}

function checkOfArguments(
  { name, args }: GraphQLField<unknown, unknown>,
  typeName: string,
): ((given: object) => void) | undefined {
  const checks = args.map(
    (one) =>
      [
        one.name,
        // A mutation's failures name the fields of its input.
        typeName === 'Mutation' && one.name === 'input' ? '' : one.name,
        checkOf(one.type, `${typeName}.${name}.${one.name}`),
      ] as const,
  );
  if (checks.length === 0) return undefined;
  return (given) => {
    for (const [argument, path, check] of checks) check(given[argument as keyof object], path);
  };
}

function checkOf(type: GraphQLInputType, coordinate: string, known = new Map<string, Check>()): Check {
  if (isNonNullType(type)) {
    const check = checkOf(type.ofType, coordinate, known);
    return (value, path) => (value == null ? invalidArgument(path, 'must not be null') : check(value, path));
  }
  if (isListType(type)) {
    const check = checkOf(type.ofType, coordinate, known);
    return ifGiven((value, path) => {
      const items = Array.isArray(value) ? (value as unknown[]) : [value];
      if (items.length > listMost) invalidArgument(path, `must have at most ${listMost} items`);
      items.forEach((item, index) => check(item, `${path}.${index}`));
    });
  }
  if (isInputObjectType(type)) {
    const done = known.get(type.name);
    if (done) return done;
    const fields: (readonly [string, Check])[] = [];
    const check: Check = ifGiven((value, path) => {
      for (const [name, of] of fields)
        of((value as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`);
    });
    known.set(type.name, check);
    for (const field of Object.values(type.getFields()))
      fields.push([field.name, checkOf(field.type, `${type.name}.${field.name}`, known)]);
    return check;
  }
  return ifGiven(
    rules[coordinate] ??
      (type === GraphQLID
        ? text(idMostCharacters)
        : type === GraphQLString
          ? text(textMostCharacters)
          : () => undefined),
  );
}

const ifGiven =
  (check: Check): Check =>
  (value, path) => {
    if (value != null) check(value, path);
  };
