import type { HomeQuery } from '#graphql';
import { classes } from '#ui/classes.ts';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import { BannerLink } from './BannerLink.tsx';

/** The site's banners: a large one with the others next to it. Nothing moves by itself. */
export function BannerGrid({ banners }: { banners: NonNullable<HomeQuery['banners']> }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
      {banners.slice(0, 3).map((banner, index) => {
        const first = index === 0;
        return (
          <article
            key={banner.id}
            className={classes(
              'group relative grid overflow-hidden rounded-lg bg-surface',
              // With large text on a phone, the text takes the whole width.
              first
                ? 'min-[18rem]:grid-cols-[minmax(0,1fr)_42%] sm:col-span-2 lg:row-span-2'
                : 'grid-cols-[minmax(0,1fr)_36%] max-sm:hidden',
            )}
          >
            <div
              className={classes(
                'flex flex-col items-start justify-center gap-2 p-4',
                first ? 'md:gap-3 md:p-10' : 'md:p-5',
              )}
            >
              <h2
                dir="auto"
                className={classes(
                  'max-w-full text-match hyphens-auto',
                  first ? 'text-xl md:text-3xl' : 'text-base md:text-lg',
                )}
              >
                <ServiceText>{banner.title}</ServiceText>
              </h2>
              <p
                dir="auto"
                className={classes('text-match text-mute', first ? 'text-sm md:text-lg' : 'text-sm')}
              >
                <ServiceText>{banner.text}</ServiceText>
              </p>
              <BannerLink banner={banner} primary={first} />
            </div>
            <LazyPicture
              picture={banner.picture}
              sizes={first ? '(width >= 64rem) 400px, 42vw' : '(width >= 64rem) 120px, 18vw'}
              eager={first ? 'first' : 'where shown'}
              decorative
              className={first ? 'min-h-36 md:min-h-90' : 'min-h-32'}
            />
          </article>
        );
      })}
    </div>
  );
}
