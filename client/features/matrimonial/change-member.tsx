import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ChangedMember } from './use-change-member.ts';

/** Loaded lazily, because it is seldom opened. */
const ChangeMemberDialog = lazyPart(
  async () => (await import('./change-member-dialog.tsx')).ChangeMemberDialog,
);

interface ChangeMemberProps {
  member: ChangedMember;
  /** Of the account, where it is the sign-in that its candidate has beside the family. */
  accountId?: number;
  about: string;
}

/** The button that opens the form for a member's name and mobile. */
export function ChangeMember({ member, accountId, about }: ChangeMemberProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {t(accountId === undefined ? 'memberAdmin.change' : 'memberAdmin.ownSignIn.change')}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
      {isOpen && (
        <ChangeMemberDialog member={member} accountId={accountId} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
