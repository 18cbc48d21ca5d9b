import OutlinedInput from '@mui/material/OutlinedInput';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useEffect } from 'react';
import { LIMITS } from '../../../../rules/limits.ts';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CommitteeMemberFieldsFragment } from '../committee-members.generated.ts';
import { useCommitteeMembersQuery } from '../committee-members.generated.ts';
import { isSequenceNumber, type useSequence } from './use-sequence.ts';

interface CommitteeSequenceRowsProps {
  page: number;
  sequence: ReturnType<typeof useSequence>;
  onPageCount: (count: number) => void;
}

/** One page of members; the committee as a whole is sorted by sequence number. */
export function CommitteeSequenceRows({ page, sequence, onPageCount }: CommitteeSequenceRowsProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const result = useCommitteeMembersQuery({
    variables: { page, pageSize: LIMITS.pageSizeMaximum },
    fetchPolicy: 'cache-and-network',
  });
  const totalCount = result.data?.committeeMembers.totalCount;

  useEffect(() => {
    if (totalCount) onPageCount(Math.ceil(totalCount / LIMITS.pageSizeMaximum));
  }, [totalCount, onPageCount]);

  const row = (member: CommitteeMemberFieldsFragment) => {
    const name = localized(member.name, member.textLanguages.name);
    const position = localized(member.designation, member.textLanguages.designation);
    const value = sequence.valueOf(member);
    return (
      <TableRow key={member.id}>
        <TableCell sx={{ width: 96 }}>
          <OutlinedInput
            size="small"
            value={value}
            error={sequence.isChecked && !isSequenceNumber(value)}
            onChange={({ target }) => sequence.type(member, target.value.replace(/\D/g, ''))}
            slotProps={{
              input: {
                'aria-label': `${t('committee.sequenceNumberOf')}: ${name.text}`,
                inputMode: 'numeric',
                maxLength: LIMITS.sequenceNumberDigits,
              },
            }}
            sx={{ width: 88 }}
          />
        </TableCell>
        <TableCell lang={name.lang} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name.text}
        </TableCell>
        <TableCell lang={position.lang} sx={{ overflowWrap: 'anywhere' }}>
          {position.text}
        </TableCell>
      </TableRow>
    );
  };

  return (
    <TableBody>
      {(!result.data || result.error) && (
        <TableRow>
          <TableCell colSpan={3}>
            <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={384} />}>
              {() => null}
            </LoadState>
          </TableCell>
        </TableRow>
      )}
      {result.data?.committeeMembers.items.map(row)}
    </TableBody>
  );
}
