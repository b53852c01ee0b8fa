// The page of a visitor whom the gateway cannot serve now. It needs no script, no file and no upstream call, and loads
// the page again by itself.
import { localeOf, type LanguageCode } from '@fairgate/schema/locales';

const texts: Readonly<Record<LanguageCode, readonly [title: string, text: string]>> = {
  zh: ['当前访问人数较多', '页面将在几秒后自动重新打开。'],
  en: ['Many visitors right now', 'This page opens again by itself in a few seconds.'],
  ar: ['عدد الزوار كبير الآن', 'ستُفتح هذه الصفحة تلقائيًا خلال ثوانٍ قليلة.'],
  tr: ['Şu anda çok sayıda ziyaretçi var', 'Bu sayfa birkaç saniye içinde kendiliğinden yeniden açılır.'],
  pl: ['W tej chwili mamy wielu odwiedzających', 'Ta strona otworzy się ponownie sama za kilka sekund.'],
  es: ['Hay muchas visitas en este momento', 'Esta página se abrirá sola de nuevo en unos segundos.'],
  pt: ['Há muitos visitantes neste momento', 'Esta página abrirá novamente sozinha em alguns segundos.'],
  ru: ['Сейчас на сайте много посетителей', 'Страница сама откроется снова через несколько секунд.'],
  fa: ['اکنون بازدیدکنندگان زیادی داریم', 'این صفحه تا چند ثانیهٔ دیگر خودبه‌خود دوباره باز می‌شود.'],
  ms: [
    'Ramai pelawat pada masa ini',
    'Halaman ini akan dibuka semula dengan sendirinya dalam beberapa saat.',
  ],
  id: [
    'Sedang banyak pengunjung',
    'Halaman ini akan terbuka kembali dengan sendirinya dalam beberapa detik.',
  ],
  ja: ['ただいまアクセスが集中しています', 'このページは数秒後に自動的に再度開きます。'],
  ko: ['지금 접속자가 많습니다', '이 페이지는 몇 초 후 자동으로 다시 열립니다.'],
  de: ['Gerade sind viele Besucher da', 'Diese Seite öffnet sich in wenigen Sekunden von selbst erneut.'],
  th: ['ขณะนี้มีผู้เข้าชมจำนวนมาก', 'หน้านี้จะเปิดใหม่โดยอัตโนมัติในอีกไม่กี่วินาที'],
  tl: ['Maraming bisita sa ngayon', 'Kusang magbubukas muli ang page na ito sa loob ng ilang segundo.'],
  vi: ['Hiện đang có nhiều khách truy cập', 'Trang này sẽ tự mở lại sau vài giây.'],
  my: ['ယခု ဝင်ရောက်ကြည့်ရှုသူ များနေပါသည်', 'ဤစာမျက်နှာသည် စက္ကန့်အနည်းငယ်အတွင်း အလိုအလျောက် ပြန်ပွင့်ပါမည်။'],
  km: ['ពេលនេះមានអ្នកចូលមើលច្រើន', 'ទំព័រនេះនឹងបើកឡើងវិញដោយស្វ័យប្រវត្តិក្នុងរយៈពេលពីរបីវិនាទី។'],
};

/** The logo (web/src/ui/Mark.tsx), within the page: its policy allows no file. */
const mark =
  '<svg aria-hidden="true" width="48" height="48" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#e53935"/><g fill="#fff"><path d="M7 25.5V15.2a9 9 0 0 1 18 0v10.3h-4.2V15.2a4.8 4.8 0 0 0-9.6 0v10.3z"/><circle cx="16" cy="18.3" r="2"/><path d="M13.2 25.5v-.7a2.8 2.8 0 0 1 5.6 0v.7z"/></g></svg>';

export function busyPage(language: LanguageCode, seconds: number): string {
  const [title, text] = texts[language];
  const { tag, direction } = localeOf(language);
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #15171a); color: light-dark(#15181d, #f1f3f5) }
  body { display: grid; place-content: center; justify-items: center; min-height: 90vh; margin: 0 1.5rem; text-align: center }
  h1 { font-size: 1.5rem; line-height: 1.3; margin: 1.25rem 0 .5rem; text-wrap: balance }
  p { margin: 0; color: light-dark(#565e6a, #a8b0bb); text-wrap: balance }
</style>
${mark}
<h1>${title}</h1>
<p>${text}</p>
</html>
`;
}
