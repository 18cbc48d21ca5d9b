import { useState } from 'react';
import { instantOf } from '../../../../rules/days.ts';
import { useAssociation } from '../../../components/page/association.ts';
import { Moment } from '../../../components/page/moment.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

export interface PaperProps {
  eventId: number;
  day: string;
  onClose: () => void;
}

/** Whose sheet it is, and from when. */
export function AsOf() {
  const { t } = useTranslation();
  const { name } = useAssociation();
  const [now] = useState(() => instantOf(new Date()));
  return (
    <p>
      {name} · {t('replyOffice.asOf')} <Moment at={now} withTime />
    </p>
  );
}
