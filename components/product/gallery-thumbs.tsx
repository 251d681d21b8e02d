import { Picture } from '@/components/ui/picture';
import { useWords } from '@/components/words';
import { fill } from '@/lib/text/words';
import styles from './gallery.module.css';

interface Props {
  images: string[];
  current: number;
  onShow: (index: number) => void;
}

export function GalleryThumbs({ images, current, onShow }: Props) {
  const words = useWords('product');
  return (
    <div className={styles.thumbs}>
      {images.map((image, index) => (
        <button
          key={image}
          type="button"
          className={styles.thumb}
          aria-current={index === current}
          aria-label={fill(words.showPicture, { number: index + 1, count: images.length })}
          onClick={() => onShow(index)}
        >
          <Picture src={image} alt="" width={96} height={120} sizes="72px" className={styles.picture} />
        </button>
      ))}
    </div>
  );
}
