import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RowColumn, RowTable } from '../../components/list/row-table.tsx';
import { Moment } from '../../components/page/moment.tsx';
import { Telephone } from '../../components/page/telephone.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { InterestPartyFieldsFragment, InterestsQuery } from './interests.generated.ts';
import { ProfileLink } from './profile-link.tsx';
import { fullNameOf } from './use-candidate-facts.tsx';

type Interest = InterestsQuery['interests']['items'][number];
type Party = InterestPartyFieldsFragment;

type Column = RowColumn<Interest>;

/** The four columns for the sender or for the receiver. */
function usePartyColumns() {
  const { t } = useTranslation();
  return (key: 'from' | 'to', label: string, below?: (interest: Interest) => ReactNode): Column[] => {
    const column = (name: string, heading: string, show: (party: Party) => ReactNode): Column => ({
      key: `${key} ${name}`,
      label: heading,
      show: (interest) => show(interest[key]),
    });
    return [
      {
        key: `${key} name`,
        label,
        show: (interest) => (
          <>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {fullNameOf(interest[key])}
            </Typography>
            {below?.(interest)}
          </>
        ),
      },
      column('number', t('memberAdmin.contactNo'), ({ contactCountryCode, contactMobile }) => (
        <Telephone code={contactCountryCode} number={contactMobile} />
      )),
      column('person', t('memberAdmin.contactPerson'), ({ contactName }) => contactName),
      {
        ...column('view', t('memberAdmin.view'), (party) => (
          <ProfileLink memberId={party.memberId} name={fullNameOf(party)} />
        )),
        // Aligns the button's text with the other cells.
        sx: { '& .MuiButton-root': { mt: { lg: -1.25 }, ml: -1.5 } },
      },
    ];
  };
}

/** Who is interested in whom. */
export function InterestTable({ interests }: { interests: readonly Interest[] }) {
  const { t } = useTranslation();
  const partyColumns = usePartyColumns();
  const columns = [
    ...partyColumns('from', t('memberAdmin.name'), ({ createdAt }) => (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Moment at={createdAt} />
      </Typography>
    )),
    ...partyColumns('to', t('memberAdmin.interestedIn')),
  ];
  return <RowTable rows={interests} columns={columns} labelled tableFrom="lg" />;
}
