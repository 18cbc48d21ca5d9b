import { useRef, useState } from 'react';
import { type ChosenDonor, NOBODY } from './donor-field.tsx';

/** A donor who is known already, as a form asks for one with `DonorField`. */
export function useDonorChoice() {
  const [chosen, onChoose] = useState(NOBODY);
  const [isTyping, onTyping] = useState(false);
  const settling = useRef<Promise<ChosenDonor> | null>(null);
  return {
    /** Props of the field. */
    field: { chosen, onChoose, settling, onTyping },
    isDirty: chosen.donorId !== null || isTyping,
    /** Who is chosen. The form may be sent before it is known who is called what was just typed. */
    settled: async () => (await settling.current) ?? chosen,
  };
}
