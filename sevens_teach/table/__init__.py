"""A reader sits at a table, without a screen: what may be asked, the settings, the games kept."""
