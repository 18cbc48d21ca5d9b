import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

interface MoveButtonsProps {
  /** The entry's name, for screen readers. */
  about: ReactNode;
  /** The entry's 1-based position. */
  place: number;
  total: number;
  onMove: (place: number) => void;
}

/** Moves an entry one place up or down. The pressed button keeps the focus when its row moves. */
export function MoveButtons({ about, place, total, onMove }: MoveButtonsProps) {
  const { t } = useTranslation();
  const pressed = useRef<{ button: HTMLButtonElement; place: number }>(undefined);

  useEffect(() => {
    if (!pressed.current || pressed.current.place === place) return;
    pressed.current.button.focus();
    pressed.current = undefined;
  }, [place]);

  const button = (label: string, target: number, icon: ReactNode) => {
    // Not `disabled`, because that would drop the focus at either end.
    const isAtEnd = target < 1 || target > total;
    return (
      <IconButton
        aria-disabled={isAtEnd || undefined}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return;
          pressed.current = { button: currentTarget, place };
          onMove(target);
        }}
        color="primary"
        sx={{ minWidth: 44, minHeight: 44, opacity: isAtEnd ? 0.35 : 1 }}
      >
        {icon}
        <VisuallyHidden>
          {label} {about}
        </VisuallyHidden>
      </IconButton>
    );
  };
  return (
    <>
      {button(t('order.moveUp'), place - 1, <ArrowUpward />)}
      {button(t('order.moveDown'), place + 1, <ArrowDownward />)}
    </>
  );
}
