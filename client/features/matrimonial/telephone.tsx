import Link from '@mui/material/Link';

interface TelephoneProps {
  number: string;
  /** Of the country, without a plus; left out where the number has it. */
  code?: string;
}

/** A number to be called from any country. */
export function Telephone({ number, code }: TelephoneProps) {
  if (!code) return <Link href={`tel:${number}`}>{number}</Link>;
  return <Link href={`tel:+${code}${number}`}>{`+${code} ${number}`}</Link>;
}
