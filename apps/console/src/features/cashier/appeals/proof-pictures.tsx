import { Flex, Image, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProofPicture } from './use-appeals.ts';

/** Pictures of a case, each to be enlarged. */
export function ProofPictures({ names, none }: { names: readonly string[]; none: string }) {
  const { t } = useTranslation('matching');
  if (names.length === 0) return <Typography.Text type="secondary">{none}</Typography.Text>;
  return (
    <Image.PreviewGroup>
      <Flex gap={8} wrap>
        {names.map((name, place) => (
          <Picture key={name} name={name} text={t('appeals.picture', { number: place + 1 })} />
        ))}
      </Flex>
    </Image.PreviewGroup>
  );
}

function Picture({ name, text }: { name: string; text: string }) {
  const { data } = useProofPicture(name);
  return data ? (
    <Image src={data} alt={text} width={120} height={120} style={{ objectFit: 'cover' }} />
  ) : (
    <Skeleton.Image active />
  );
}
