import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { PicturePlaceholder } from '../../components/media/picture-placeholder.tsx';
import { usePictureAlt } from '../../components/media/use-picture-alt.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Section } from '../../components/page/section.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CommitteeMemberFieldsFragment } from '../committee/committee-members.generated.ts';
import { Band } from './band.tsx';
import styles from './committee.module.css';
import { CommitteeTable, type CommitteeTableProps } from './committee-table.tsx';
import { SectionLink } from './section-link.tsx';

/** Four in a row on a desktop, two on a phone. */
const SIZES = '(min-width: 900px) 272px, 46vw';

function MemberCard({ member }: { member: CommitteeMemberFieldsFragment }) {
  const localized = useLocalized();
  const pictureAlt = usePictureAlt();
  const name = localized(member.name, member.textLanguages.name);
  const position = localized(member.designation, member.textLanguages.designation);
  return (
    <article>
      <div className="rounded">
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
      </div>
      <h3 lang={name.lang} className={`text-h4 ${styles.name}`}>
        {name.text}
      </h3>
      <p lang={position.lang} className="text-small text-soft text-break">
        {position.text}
      </p>
    </article>
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
        <ul className={`plain-list fitting-columns ${styles.members}`}>
          {cards.map((member) => (
            <li key={member.id}>
              <MemberCard member={member} />
            </li>
          ))}
        </ul>
        <CommitteeTable members={members} totalCount={totalCount} />
      </Section>
    </Band>
  );
}
