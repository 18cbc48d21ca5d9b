import Link from '@mui/material/Link';
import { dialledPhone, shownPhone } from '../../../rules/phone.ts';

interface TelephoneProps {
  number: string;
  /** Of the country, without a plus; left out where the number has it, or is a British one. */
  code?: string;
}

/** A number in the one way in which numbers are shown, which can be called. */
export function Telephone({ number, code }: TelephoneProps) {
  return (
    <Link href={`tel:${dialledPhone(number, code)}`} sx={{ whiteSpace: 'nowrap' }}>
      {shownPhone(number, code)}
    </Link>
  );
}
