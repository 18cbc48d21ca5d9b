import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useLocalized } from '../../../../i18n/localized.ts';
import { donorAddress } from './donor-address.ts';

interface DonorAndFundProps {
  donorId: number;
  name: string;
  typeName: string;
  textLanguages: { typeName: string };
}

/** A donor's name, which leads to their page, above what they give for. */
export function DonorAndFund({ donorId, name, typeName, textLanguages }: DonorAndFundProps) {
  const type = useLocalized()(typeName, textLanguages.typeName);
  return (
    <>
      <Link
        component={RouterLink}
        to={donorAddress(donorId)}
        sx={{ display: 'inline-block', py: 1, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
      <Typography lang={type.lang}>{type.text}</Typography>
    </>
  );
}
