import Link from '@mui/material/Link';
import { dialledPhone, shownPhone } from '../../../rules/phone.ts';

interface TelephoneProps {
  number: string;
  /** The country code without a plus; left out if the number has one, or is British. */
  code?: string;
}

/** A telephone number in the site's one format, as a link that calls it. */
export function Telephone({ number, code }: TelephoneProps) {
  return (
    <Link href={`tel:${dialledPhone(number, code)}`} sx={{ whiteSpace: 'nowrap' }}>
      {shownPhone(number, code)}
    </Link>
  );
}
