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

/** The button that opens the form for a member's name and mobile. */
export function ChangeMember({ member, about }: { member: ChangedMember; about: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {t('memberAdmin.change')}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
      {isOpen && <ChangeMemberDialog member={member} onClose={() => setIsOpen(false)} />}
    </>
  );
}
