import { useId } from 'react';
import { PATHS } from '../../components/page/paths.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './committee-table.module.css';
import type { HomeQuery } from './home.generated.ts';
import { SectionLink } from './section-link.tsx';

export interface CommitteeTableProps {
  members: NonNullable<HomeQuery['committee']>['items'];
  /** May exceed the number of members that one request returns. */
  totalCount: number;
}

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
      <h3 id={titleId} className={`text-h3 ${styles.title}`}>
        {t('home.wholeCommittee', { total: totalCount })}
      </h3>
      <div className={`card ${styles.frame}`}>
        <table aria-labelledby={titleId} className={styles.table}>
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
        </table>
        {members.length < totalCount && (
          <div className={styles.more}>
            <SectionLink to={PATHS.committeeMembers}>{t('home.moreMembers')}</SectionLink>
          </div>
        )}
      </div>
    </>
  );
}
