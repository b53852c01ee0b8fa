// What the pages of an exhibition ask for, answered from its pack.
import type { PocketExhibitor, PocketPack, PocketProduct } from '@fairgate/schema/pocket';
import type {
  AgendaQuery,
  AgendaQueryVariables,
  CurrentExhibitionQuery,
  CurrentExhibitionQueryVariables,
  CurrentExhibitionTicketQuery,
  CurrentExhibitionTicketQueryVariables,
  ExhibitionHomeFragment,
  ExhibitionQuery,
  ExhibitionQueryVariables,
  ExhibitionSessionKind,
  ExhibitionStatus,
  ExhibitorCardFragment,
  ExhibitorFilter,
  ExhibitorProductFragment,
  ExhibitorQuery,
  ExhibitorQueryVariables,
  ExhibitorsQuery,
  ExhibitorsQueryVariables,
  ExpoHomeQuery,
  HallPlanQuery,
  HallPlanQueryVariables,
  Industry,
  RegistrationModalQuery,
  RegistrationModalQueryVariables,
  RegistrationPageQuery,
  RegistrationPageQueryVariables,
  VisitsPageQuery,
  VisitsPageQueryVariables,
} from '#graphql';
import { findExhibitors } from './find-exhibitors.ts';

type Stored = {
  readonly pack: PocketPack;
  /** Whether its pictures are on this device too. */
  readonly withPictures: boolean;
};

const exhibitorsPerPage = 24;
const exhibitorsOnHome = 12;
const productsOfExhibitor = 12;

/** What each page names. Sections that need the server are not offered: e-show, prize draw, sharing event. */
const addressed = ({ exhibition }: PocketPack) => ({
  __typename: 'Exhibition' as const,
  id: exhibition.id,
  name: exhibition.name,
  channel: exhibition.channel as ExhibitionHomeFragment['channel'],
  siteName: exhibition.siteName,
  status: statusOf(exhibition, new Date().toISOString().slice(0, 10)),
  eshowName: null,
  hasLottery: false,
  hasSharing: false,
});

/** §3, lifecycle one, by today's day: the pack may be some days old. */
function statusOf({ startsOn, endsOn }: PocketPack['exhibition'], today: string): ExhibitionStatus {
  if (today < startsOn) return 'COMING';
  return today <= endsOn ? 'OPENING' : 'COMPLETED';
}

/** Pictures are left out unless they are on this device. */
const pictureOf = <Picture extends { readonly src: string; readonly width: number; readonly height: number }>(
  { withPictures }: Stored,
  picture: Picture | null | undefined,
) => (withPictures && picture ? { __typename: 'Picture' as const, ...picture } : null);

const withAlt = <Picture extends object>(picture: Picture | null, alt: string) =>
  picture && { ...picture, alt };

function supplierOf(stored: Stored, { name, supplier }: PocketExhibitor) {
  if (!supplier) return null;
  return {
    __typename: 'Supplier' as const,
    id: supplier.id,
    slug: supplier.slug,
    picture: withAlt(pictureOf(stored, supplier.picture), name),
  };
}

const standOf = ({ stand: { hall, number } }: PocketExhibitor) => ({
  __typename: 'Stand' as const,
  hall,
  number,
});

const logoOf = (stored: Stored, { name, logo }: PocketExhibitor) => withAlt(pictureOf(stored, logo), name);

function cardOf(stored: Stored, exhibitor: PocketExhibitor): ExhibitorCardFragment {
  const { number, name, countryCode, products } = exhibitor;
  const supplier = supplierOf(stored, exhibitor);
  return {
    __typename: 'Exhibitor',
    number,
    name,
    countryCode,
    products,
    logo: logoOf(stored, exhibitor),
    stand: standOf(exhibitor),
    supplier,
  };
}

const facetsOf = ({ facets }: ReturnType<typeof findExhibitors>) =>
  facets.map(({ kind, values }) => ({
    __typename: 'ExhibitorFacet' as const,
    kind,
    values: values.map((value) => ({ __typename: 'FacetValue' as const, ...value })),
  }));

function pageOf(stored: Stored, filter: ExhibitorFilter, page: number, size: number) {
  const found = findExhibitors(stored.pack, filter);
  return {
    __typename: 'ExhibitorConnection' as const,
    totalCount: found.found.length,
    nodes: found.found.slice((page - 1) * size, page * size).map((one) => cardOf(stored, one)),
    facets: facetsOf(found),
  };
}

function ticketOf(stored: Stored) {
  const { pack } = stored;
  const { name, city, venue, countryCode, startsOn, endsOn } = pack.exhibition;
  const picture = withAlt(pictureOf(stored, pack.exhibition.picture), name);
  return { ...addressed(pack), city, venue, countryCode, startsOn, endsOn, picture };
}

function homeOf(stored: Stored) {
  const { halls } = stored.pack.exhibition;
  return {
    ...ticketOf(stored),
    halls: halls.map(({ code, exhibitorCount }) => ({
      __typename: 'ExhibitionHall' as const,
      code,
      exhibitorCount,
    })),
    exhibitors: pageOf(stored, {}, 1, exhibitorsOnHome),
  };
}

const home = (stored: Stored): ExhibitionQuery => ({ __typename: 'Query', exhibition: homeOf(stored) });

const current = (stored: Stored): CurrentExhibitionQuery => ({
  __typename: 'Query',
  currentExhibition: homeOf(stored),
});

const currentTicket = (stored: Stored): CurrentExhibitionTicketQuery => ({
  __typename: 'Query',
  currentExhibition: ticketOf(stored),
});

/** §2.5 Expo home knows the exhibitions on this device, and no others. */
export const expoHomeFrom = (stored: readonly Stored[]): ExpoHomeQuery => ({
  __typename: 'Query',
  exhibitions: stored.map(ticketOf),
});

const exhibitors = (stored: Stored, { filter, page }: ExhibitorsQueryVariables): ExhibitorsQuery => ({
  __typename: 'Query',
  exhibition: { ...addressed(stored.pack), exhibitors: pageOf(stored, filter, page, exhibitorsPerPage) },
});

function exhibitor(stored: Stored, { id, number }: ExhibitorQueryVariables): ExhibitorQuery {
  const { pack } = stored;
  const found = pack.exhibitors.find((one) => one.number === number);
  if (!found) return { __typename: 'Query', exhibition: { ...addressed(pack), exhibitor: null } };
  const { name, countryCode, products, categoryId } = found;
  const category = pack.exhibition.categories.find((one) => one.id === categoryId);
  const supplier = supplierOf(stored, found);
  const own = pack.products.filter(({ supplierId }) => supplierId === supplier?.id);
  return {
    __typename: 'Query',
    exhibition: {
      ...addressed(pack),
      exhibitor: {
        __typename: 'Exhibitor',
        id: `${id}-${number}`,
        number,
        name,
        countryCode,
        products,
        logo: logoOf(stored, found),
        pictures: (found.pictures ?? []).flatMap((one) => withAlt(pictureOf(stored, one), name) ?? []),
        category: category ? { __typename: 'Category', ...category } : null,
        stand: standOf(found),
        supplier: supplier && {
          ...supplier,
          products: {
            __typename: 'ProductConnection',
            nodes: own.slice(0, productsOfExhibitor).map((one) => productOf(stored, one)),
          },
        },
      },
    },
  };
}

function productOf(stored: Stored, product: PocketProduct): ExhibitorProductFragment {
  const { id, slug, name, currencyCode, price, picture } = product;
  const money = (amount: string) => ({ __typename: 'Money' as const, amount, currencyCode });
  const unit = stored.pack.exhibition.units.find(({ key }) => key === product.unit);
  const { zero = null, one = null, two = null, few = null, many = null, other = '' } = unit?.forms ?? {};
  return {
    __typename: 'Product',
    id,
    slug,
    name,
    picture: pictureOf(stored, picture),
    price: { __typename: 'PriceRange', from: money(price[0]), to: money(price[1]) },
    unit: {
      __typename: 'Unit',
      singular: unit?.singular ?? '',
      plural: unit?.plural ?? '',
      forms: { __typename: 'PluralForms', zero, one, two, few, many, other },
    },
  };
}

function hallPlan(stored: Stored, { hall: asked, filter }: HallPlanQueryVariables): HallPlanQuery {
  const { pack } = stored;
  const { halls } = pack.exhibition;
  const found = findExhibitors(pack, { ...filter, halls: [] });
  const named = (code: string | null | undefined) => halls.find((one) => one.code === code);
  const hall = named(asked) ?? named(found.found[0]?.stand.hall) ?? halls[0];
  const isFound = new Set(found.found);
  return {
    __typename: 'Query',
    exhibition: {
      ...addressed(pack),
      halls: halls.map(({ code }) => ({ __typename: 'ExhibitionHall', code })),
      hallPlan: hall
        ? {
            __typename: 'HallPlan',
            hall: { __typename: 'ExhibitionHall', code: hall.code, width: hall.width, depth: hall.depth },
            foundCount: found.found.length,
            stands: pack.exhibitors
              .filter(({ stand }) => stand.hall === hall.code)
              .map((one) => ({
                __typename: 'PlannedStand',
                isFound: isFound.has(one),
                exhibitor: {
                  __typename: 'Exhibitor',
                  number: one.number,
                  name: one.name,
                  countryCode: one.countryCode,
                  products: one.products,
                  logo: logoOf(stored, one),
                  stand: { __typename: 'Stand', ...one.stand },
                },
              })),
            facets: facetsOf(found),
          }
        : null,
    },
  };
}

const agenda = ({ pack }: Stored): AgendaQuery => ({
  __typename: 'Query',
  exhibition: {
    ...addressed(pack),
    city: pack.exhibition.city,
    venue: pack.exhibition.venue,
    timeZone: pack.exhibition.timeZone,
    sessions: pack.sessions.map(({ kind, ...session }) => ({
      __typename: 'ExhibitionSession',
      kind: kind as ExhibitionSessionKind,
      ...session,
    })),
  },
});

const visits = ({ pack }: Stored): VisitsPageQuery => ({
  __typename: 'Query',
  exhibition: addressed(pack),
});

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

function registrationPage(stored: Stored): RegistrationPageQuery | undefined {
  const form = registrationForm(stored.pack);
  return form && { __typename: 'Query', exhibition: { ...ticketOf(stored), registrationForm: form } };
}

function registrationModal({ pack }: Stored): RegistrationModalQuery | undefined {
  const form = registrationForm(pack);
  return form && { __typename: 'Query', exhibition: { ...addressed(pack), registrationForm: form } };
}

/** The variables and the data of each operation. */
type Operations = {
  Exhibition: [ExhibitionQueryVariables, ExhibitionQuery];
  CurrentExhibition: [CurrentExhibitionQueryVariables, CurrentExhibitionQuery];
  CurrentExhibitionTicket: [CurrentExhibitionTicketQueryVariables, CurrentExhibitionTicketQuery];
  Exhibitors: [ExhibitorsQueryVariables, ExhibitorsQuery];
  Exhibitor: [ExhibitorQueryVariables, ExhibitorQuery];
  HallPlan: [HallPlanQueryVariables, HallPlanQuery];
  Agenda: [AgendaQueryVariables, AgendaQuery];
  VisitsPage: [VisitsPageQueryVariables, VisitsPageQuery];
  RegistrationPage: [RegistrationPageQueryVariables, RegistrationPageQuery];
  RegistrationModal: [RegistrationModalQueryVariables, RegistrationModalQuery];
};

const answers: {
  [Name in keyof Operations]: (
    stored: Stored,
    variables: Operations[Name][0],
  ) => Operations[Name][1] | undefined;
} = {
  Exhibition: home,
  CurrentExhibition: current,
  CurrentExhibitionTicket: currentTicket,
  Exhibitors: exhibitors,
  Exhibitor: exhibitor,
  HallPlan: hallPlan,
  Agenda: agenda,
  VisitsPage: visits,
  RegistrationPage: registrationPage,
  RegistrationModal: registrationModal,
};

export type OfflineData = Operations[keyof Operations][1] | ExpoHomeQuery;

/** The data of an operation; undefined for one that needs the server. */
export function answerFromPack(
  stored: Stored,
  operation: string,
  variables: Readonly<Record<string, unknown>>,
): OfflineData | undefined {
  if (!Object.hasOwn(answers, operation)) return undefined;
  const answer = answers[operation as keyof Operations] as (
    of: Stored,
    asked: unknown,
  ) => OfflineData | undefined;
  return answer(stored, variables);
}
