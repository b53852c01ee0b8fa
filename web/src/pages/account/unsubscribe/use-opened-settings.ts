import { useEffect, useEffectEvent, useState } from 'react';
import { useOpenMailSettingsMutation } from '#operations/open-mail-settings.ts';
import type { MailSettingsInput } from '#graphql';
import { outcomeOf, type Outcome } from '#platform/outcome.ts';

/** The notification settings of the buyer to whom a link was mailed; undefined while they load. */
export function useOpenedSettings(link: string) {
  const [open] = useOpenMailSettingsMutation();
  const [answer, setAnswer] = useState<{
    readonly link: string;
    readonly opened: Outcome<MailSettingsInput>;
  }>();
  const openLink = (token: string) =>
    outcomeOf(open({ variables: { link: token } }), (data) => data.openMailSettings);
  const begin = useEffectEvent(openLink);
  useEffect(() => {
    let wanted = true;
    void begin(link).then((opened) => {
      if (wanted) setAnswer({ link, opened });
    });
    return () => {
      wanted = false;
    };
  }, [link]);
  return {
    opened: answer?.link === link ? answer.opened : undefined,
    again: () => {
      setAnswer(undefined);
      void openLink(link).then((opened) => setAnswer({ link, opened }));
    },
  };
}
