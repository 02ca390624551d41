export { TaskCalendar } from './TaskCalendar.tsx';
