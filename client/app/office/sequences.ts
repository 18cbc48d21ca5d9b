import type { ComponentType } from 'react';
import { CONTENT_SECTIONS } from '../../components/office/content-sections.ts';
import { CommitteeOrder } from '../../features/committee/office/committee-order.tsx';

/** Puts the items of a kind in order, by its name, where visitors see them in an order of the editors'. */
export const SEQUENCES: Readonly<
  Partial<Record<string, ComponentType<{ id: string; title: string; onDone: () => void }>>>
> = { [CONTENT_SECTIONS.committeeMember.kind]: CommitteeOrder };
