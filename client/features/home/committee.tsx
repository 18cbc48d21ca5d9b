import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { fittingColumns } from '../../components/list/card-grid.tsx';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { PicturePlaceholder } from '../../components/media/picture-placeholder.tsx';
import { usePictureAlt } from '../../components/media/use-picture-alt.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Section } from '../../components/page/section.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CommitteeMemberFieldsFragment } from '../committee/committee-members.generated.ts';
import { Band } from './band.tsx';
import { CommitteeTable, type CommitteeTableProps } from './committee-table.tsx';
import { SectionLink } from './section-link.tsx';

/** Four in a row on a desktop, two on a phone. */
const SIZES = '(min-width: 900px) 272px, 46vw';

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: fittingColumns(2, 16, 9), md: fittingColumns(4, 24, 9) },
  columnGap: { xs: 2, md: 3 },
  rowGap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

function MemberCard({ member }: { member: CommitteeMemberFieldsFragment }) {
  const localized = useLocalized();
  const pictureAlt = usePictureAlt();
  const name = localized(member.name, member.textLanguages.name);
  const position = localized(member.designation, member.textLanguages.designation);
  return (
    <Box component="article">
      <Box sx={{ borderRadius: '16px', overflow: 'hidden' }}>
        {member.file ? (
          <MediaPicture
            picture={member.file}
            {...pictureAlt(member)}
            {...IMAGE_SIZES.committeeMember}
            sizes={SIZES}
          />
        ) : (
          <PicturePlaceholder seed={member.id} {...IMAGE_SIZES.committeeMember} />
        )}
      </Box>
      <Typography variant="h4" component="h3" lang={name.lang} sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {name.text}
      </Typography>
      <Typography
        variant="body2"
        lang={position.lang}
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {position.text}
      </Typography>
    </Box>
  );
}

interface CommitteeProps extends CommitteeTableProps {
  cards: readonly CommitteeMemberFieldsFragment[];
}

/** The first members of the committee with pictures, and the whole committee as a table. */
export function Committee({ cards, members, totalCount }: CommitteeProps) {
  const { t } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <Band>
      <Section
        title={t('home.committee')}
        action={<SectionLink to={PATHS.committeeMembers}>{t('home.aboutCommittee')}</SectionLink>}
      >
        <Box component="ul" sx={grid}>
          {cards.map((member) => (
            <li key={member.id}>
              <MemberCard member={member} />
            </li>
          ))}
        </Box>
        <CommitteeTable members={members} totalCount={totalCount} />
      </Section>
    </Band>
  );
}
