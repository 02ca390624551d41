import common from './common.ts';
import dictionary from './dictionary.ts';
import errors from './errors.ts';
import issues from './issues.ts';
import log from './log.ts';
import mail from './mail.ts';
import menu from './menu.ts';
import messages from './messages.ts';
import login from './login.ts';
import shell from './shell.ts';
import account from './account.ts';
import demo from './demo.ts';
import department from './department.ts';
import home from './home.ts';
import outbox from './outbox.ts';
import api from './api.ts';
import apidocs from './apidocs.ts';
import boot from './boot.ts';

export default {
  common,
  dictionary,
  errors,
  issues,
  log,
  mail,
  menu,
  messages,
  login,
  shell,
  account,
  demo,
  department,
  home,
  outbox,
  api,
  apidocs,
  boot,
};
