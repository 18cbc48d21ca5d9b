import Link from '@mui/material/Link';
import { telephoneAddress } from './telephone-address.ts';

const target = { display: 'inline-block', minHeight: 44, py: 1, overflowWrap: 'anywhere' } as const;

/** Opens the visitor's e-mail program. */
export function EmailLink({ email }: { email: string }) {
  return (
    <Link href={`mailto:${email}`} sx={target}>
      {email}
    </Link>
  );
}

/** Calls the number on devices that can make calls. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Link href={telephoneAddress(phone)} sx={target}>
      {phone}
    </Link>
  );
}
