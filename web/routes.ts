// The site map: every address of §2 and its page. The patterns of the parameters are in
// @fairgate/schema/urls; each page's route.tsx names its own.
import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

const unmatched = '/$';

export const siteMap = rootRoute('../app/root.tsx', [
  index('home/home/route.tsx'), // §2.2
  route('/search/product', 'search/product/route.tsx'), // §2.2
  route('/search/supplier', 'search/supplier/route.tsx'), // §2.2
  route('/category/{$category}.html', 'search/category/route.tsx'), // §2.2
  route('/hot/$type', 'search/hot/route.tsx'), // §2.2
  route('/aggregate/$keyword/{$category}.html', 'search/aggregate/route.tsx'), // §2.2
  route('/$roomType/showroom-{$showroom}.html', 'search/showroom/route.tsx'), // §2.2
  route('/categories', 'category/categories/route.tsx'), // §2.2
  route('/categories/$defaultCategory', 'category/default-category/route.tsx'), // §2.2
  route('/categoriesT2/$t1id', 'category/parts/route.tsx'), // §2.2
  route('/supplier/{$supplier}.html', 'supplier/supplier/route.tsx'), // §2.2
  route('/supplier/$supplier', 'supplier/short/route.tsx'), // §2.3
  route('/product/score/list/$productId', 'product/scores/route.tsx'), // §2.2
  route('/product/{$product}.html', 'product/long/route.tsx'), // §2.3
  route('/product/$product', 'product/short/route.tsx'), // §2.3
  route('/preview/product', 'product/preview/route.tsx'), // §2.2
  route('/cart', 'cart/cart/route.tsx'), // §2.2
  route('/requestMeeting', 'meeting/request-meeting/route.tsx'), // §2.2
  route('/rfq', 'rfq/rfq-form/route.tsx'), // §2.2
  route('/rfq/manage', 'rfq/manage/route.tsx'), // §2.2
  route('/rfq/detail', 'rfq/detail/route.tsx'), // §2.2
  route('/rfq/quotation', 'rfq/quotation/route.tsx'), // §2.2
  route('/rfq/success', 'rfq/success/route.tsx'), // §2.2
  route('/rfq/edit/$rfqId', 'rfq/edit/route.tsx'), // §2.2
  route('/rfq-buyerservice', 'rfq/buyer-service/route.tsx'), // §2.2
  route('/crm-rfq', 'rfq/crm-rfq/route.tsx'), // §2.2
  route('/enquiry/$enquiry', 'enquiry/enquiry/route.tsx'), // §2.2
  route('/enquiry/$enquiry/success', 'enquiry/success/route.tsx'), // §2.2
  route('/ac/enquiry/$enquiry', 'enquiry/from-mail/route.tsx'), // §2.2
  route('/submitResult/$type/success', 'enquiry/submit-result/route.tsx'), // §2.2
  route('/startOrder/$productId', 'product/start-order/route.tsx'), // §2.2
  route('/supplier-rfqs', 'supplier-rfq/list/route.tsx'), // beyond §2
  route('/supplier-rfqs/$rfqId', 'supplier-rfq/rfq/route.tsx'), // beyond §2
  route('/inbox', 'inbox/inbox/route.tsx'), // beyond §2
  route('/inbox/chat', 'inbox/chat/route.tsx'), // beyond §2
  route('/hybird/chat', 'inbox/hybrid-chat/route.tsx'), // §2.4
  route('/inbox/$conversationId', 'inbox/conversation/route.tsx'), // beyond §2
  route('/myFavorite/$kind', 'favorite/favorites/route.tsx'), // §2.4
  route('/transitional', 'session/transitional/route.tsx'), // §2.2
  route('/frontpage', 'ticket/front-page/route.tsx'), // §2.2
  route('/customer-service', 'ticket/customer-service/route.tsx'), // §2.2
  route('/verify', 'verify/verify/route.tsx'), // §2.2
  route('/resetPassword', 'account/reset-password/route.tsx'), // §2.2
  route('/initPassword', 'account/init-password/route.tsx'), // §2.2
  route('/login', 'session/login/route.tsx'), // §2.2
  route('/register', 'session/register/route.tsx'), // §2.2
  route('/setting/unsubscribe', 'account/unsubscribe/route.tsx'), // §2.2
  route('/account', 'account/account/route.tsx'), // §2.4
  route('/account/shared-details', 'account/shared-details/route.tsx'), // beyond §2
  route('/myCard', 'card/my-card/route.tsx'), // §2.4
  route('/myFavorite/exhibitorCard', 'card/saved-cards/route.tsx'), // §2.4
  route('/expo/$type/view', 'card/view/route.tsx'), // §2.5
  route('/expo/$type/view/$cdpId', 'card/view-by-id/route.tsx'), // §2.5
  route('/desk', 'desk/desk/route.tsx'), // roles beyond §6
  route('/desk/$ticketId', 'desk/ticket/route.tsx'), // roles beyond §6
  route('/ticket', 'ticket/by-link/route.tsx'), // roles beyond §6
  route('/supplier-invitation', 'session/invitation/route.tsx'), // roles beyond §6
  route('/organiser', 'organiser/organiser/route.tsx'), // roles beyond §6
  route('/organiser/$exhibitionId', 'organiser/exhibition/route.tsx'), // roles beyond §6
  route('/privacy.html', 'article/privacy/route.tsx'), // §2.2
  route('/privacy-policy.html', 'article/privacy-policy/route.tsx'), // §2.2
  route('/privacy-policy-{$websiteEnName}.html', 'article/country-policy/route.tsx'), // §2.2
  route('/about-us.html', 'article/about-us/route.tsx'), // §2.2
  route('/link/$transfer', 'shell/link/route.tsx'), // §2.3
  route('/landing/rfq/product-{$productId}', 'product/rfq-landing/route.tsx'), // §2.3
  route('/sitemap.html', 'shell/sitemap/route.tsx'), // §2.3
  route('/latest-products.html', 'product/latest-products/route.tsx'), // §2.3
  route('/product_categories.html', 'category/product-categories/route.tsx'), // §2.3
  route('/{$product}.html', 'product/product/route.tsx'), // §2.2
  route('/myBadge', 'badge/my-badge/route.tsx'), // §2.4
  route('/scanBadge', 'badge/scan/route.tsx'), // §2.4
  route('/expo/badge/view', 'badge/view/route.tsx'), // §2.5
  route('/expo/badge/download', 'badge/download/route.tsx'), // §2.5
  route('/exhibition-rfq/$exhibitionId', 'rfq/exhibition-rfq/route.tsx'), // §2.5
  route('/$exhibition', 'exhibition/exhibition/route.tsx'), // §2.5
  route('/$exhibition/exhibitors', 'exhibition/exhibitors/route.tsx'), // §2.5
  route('/$exhibition/book-stand', 'exhibition/book-stand/route.tsx'), // §2.5
  route('/$exhibition/sharing-events', 'exhibition/sharing/route.tsx'), // §2.5
  route('/$current/book-stand', 'exhibition/book-stand-current/route.tsx'), // §2.5
  route('/chinaHomeLife{$websiteEnName}/book-stand', 'exhibition/book-stand-chinahomelife/route.tsx'), // §2.5
  route('/aff{$websiteEnName}/book-stand', 'exhibition/book-stand-aff/route.tsx'), // §2.5
  route('/popup{$websiteEnName}/book-stand', 'exhibition/book-stand-popup/route.tsx'), // §2.5
  route('/$exhibition/pre-register-form', 'exhibition/registration-form/route.tsx'), // §2.5
  route('/$exhibition/$status', 'exhibition/registration/route.tsx'), // §2.5
  route('/$current/$status', 'exhibition/registration-current/route.tsx'), // §2.5
  route('/chinaHomeLife{$websiteEnName}/$status', 'exhibition/registration-chinahomelife/route.tsx'), // §2.5
  route('/aff{$websiteEnName}/aff-pre-register-popup', 'exhibition/registration-popup/route.tsx'), // §2.5
  route('/aff{$websiteEnName}/$status', 'exhibition/registration-aff/route.tsx'), // §2.5
  route('/$exhibition/exhibitors/$exhibitor', 'exhibition/exhibitor/route.tsx'), // §2.5
  route('/$exhibition/hall-plan', 'exhibition/hall-plan/route.tsx'), // §2.5
  route('/$exhibition/agenda', 'exhibition/agenda/route.tsx'), // §2.5
  route('/$exhibition/visits', 'exhibition/visits/route.tsx'), // §2.5
  route('/$current', 'exhibition/current/route.tsx'), // §2.5
  route('/chinaHomeLife{$websiteEnName}', 'exhibition/current-chinahomelife/route.tsx'), // §2.5
  route('/aff{$websiteEnName}', 'exhibition/current-aff/route.tsx'), // §2.5
  route('/expo{$websiteEnName}', 'exhibition/expo-home/route.tsx'), // §2.5
  route('/expo{$expo}/lotterywheel', 'exhibition/lottery/route.tsx'), // §2.5
  route('/fair{$fair}', 'exhibition/fair-page/route.tsx'), // §2.5
  route('/eshow{$eshow}', 'exhibition/eshow/route.tsx'), // §2.5
  route('/show_{$websiteEnName}', 'exhibition/current-show/route.tsx'), // §2.5
  route(unmatched, 'shell/unmatched.tsx'), // §2: to the site's root
]);

/** The file of each page by the id of its route. The route for unmatched paths has no page. */
export const pageFiles: ReadonlyMap<string, string> = new Map(
  (siteMap.children ?? []).flatMap((node): [string, string][] => {
    if (node.type === 'index') return [['/', node.file]];
    return node.type === 'route' && node.file && node.path !== unmatched ? [[node.path, node.file]] : [];
  }),
);
