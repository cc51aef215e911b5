import { Brand } from '@fairway/ui/art/brand/brand.tsx';
import { SitePicture } from '../../../lib/pictures/site-picture.tsx';
import { brandName } from '../../../lib/site/brand-name.ts';
import { useSiteConfig } from '../../../lib/site/site-config.ts';
import { useTheme } from '../../../lib/site/theme.ts';

/** The site's own logo where an operator has named one, for this theme; otherwise mark and name. */
export function BrandLogo() {
  const brand = useSiteConfig().data?.brand;
  const theme = useTheme((state) => state.theme);
  const name = brand?.name ?? brandName();
  const drawn = <Brand name={name} />;
  const url = (theme === 'light' && brand?.logoLightUrl) || brand?.logoUrl;
  return url ? <SitePicture src={url} alt={name} height={34} fallback={drawn} /> : drawn;
}
