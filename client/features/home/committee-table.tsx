import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PATHS } from '../../components/page/paths.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HomeQuery } from './home.generated.ts';
import { SectionLink } from './section-link.tsx';

export interface CommitteeTableProps {
  members: NonNullable<HomeQuery['committee']>['items'];
  /** May exceed the number of members that one request returns. */
  totalCount: number;
}

const frame = {
  mt: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  overflow: 'hidden',
  containerType: 'inline-size',
} as const;

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    p: 1.25,
    textAlign: 'start',
    verticalAlign: 'top',
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: 'text.secondary', fontSize: '1rem', borderTop: 0 },
  '& th': { fontWeight: 600 },
  '& thead th:first-of-type, & td:first-of-type': { pl: { xs: 2, md: 3 }, width: { xs: '3.5em', md: '6em' } },
  '& tr > :last-child': { pr: { xs: 2, md: 3 } },
  // With large text on a phone there is no room for three beside each other, or names would be broken.
  '@container (max-width: 15rem)': {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tbody tr': { display: 'block', borderTop: 1, borderColor: 'divider', p: 1.25 },
    '& tbody th, & tbody td': { display: 'block', border: 0, p: 0 },
    '& td:first-of-type, & tr > :last-child': { width: 'auto', px: 0 },
  },
} as const;

function Row({ member }: { member: CommitteeTableProps['members'][number] }) {
  const localized = useLocalized();
  const name = localized(member.name, member.textLanguages.name);
  const position = localized(member.designation, member.textLanguages.designation);
  return (
    <tr>
      <td>{member.sequenceNumber}</td>
      <th scope="row" lang={name.lang}>
        {name.text}
      </th>
      <td lang={position.lang}>{position.text}</td>
    </tr>
  );
}

/** The whole committee: number, name, position. */
export function CommitteeTable({ members, totalCount }: CommitteeTableProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <>
      <Typography variant="h3" id={titleId} sx={{ mt: 5 }}>
        {t('home.wholeCommittee', { total: totalCount })}
      </Typography>
      <Box sx={frame}>
        <Box component="table" aria-labelledby={titleId} sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">{t('committee.sequenceNumber')}</th>
              <th scope="col">{t('home.memberName')}</th>
              <th scope="col">{t('committee.position')}</th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <Row key={member.id} member={member} />
            ))}
          </tbody>
        </Box>
        {members.length < totalCount && (
          <Box sx={{ px: { xs: 2, md: 3 }, borderTop: 1, borderColor: 'divider' }}>
            <SectionLink to={PATHS.committeeMembers}>{t('home.moreMembers')}</SectionLink>
          </Box>
        )}
      </Box>
    </>
  );
}
