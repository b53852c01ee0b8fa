import { testPages } from './pages.ts';

testPages('desktop');
