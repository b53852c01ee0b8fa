// What the pages of an exhibition ask for, answered from its pack.
import type {
  AgendaQuery,
  AgendaQueryVariables,
  CurrentExhibitionQuery,
  CurrentExhibitionQueryVariables,
  CurrentExhibitionTicketQuery,
  CurrentExhibitionTicketQueryVariables,
  ExhibitionQuery,
  ExhibitionQueryVariables,
  ExhibitorQuery,
  ExhibitorQueryVariables,
  ExhibitorsQuery,
  ExhibitorsQueryVariables,
  ExpoHomeQuery,
  HallPlanQuery,
  HallPlanQueryVariables,
  RegistrationModalQuery,
  RegistrationModalQueryVariables,
  RegistrationPageQuery,
  RegistrationPageQueryVariables,
  VisitsPageQuery,
  VisitsPageQueryVariables,
} from '#graphql';
import { agenda } from './agenda-from-pack.ts';
import { currentHome, currentTicket, home, visits } from './exhibition-from-pack.ts';
import { exhibitor, exhibitors } from './exhibitors-from-pack.ts';
import { hallPlan } from './hall-plan-from-pack.ts';
import { registrationModal, registrationPage } from './registration-from-pack.ts';
import type { OpenPack } from './open-pack.ts';

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
    stored: OpenPack,
    variables: Operations[Name][0],
  ) => Operations[Name][1] | undefined;
} = {
  Exhibition: home,
  CurrentExhibition: currentHome,
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
  stored: OpenPack,
  operation: string,
  variables: Readonly<Record<string, unknown>>,
): OfflineData | undefined {
  if (!Object.hasOwn(answers, operation)) return undefined;
  const answer = answers[operation as keyof Operations] as (
    of: OpenPack,
    asked: unknown,
  ) => OfflineData | undefined;
  return answer(stored, variables);
}
